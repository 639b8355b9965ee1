# La cour du Roi, sa tour et la piste de déshonneur.
ui-court-chancellor = Chancelier
ui-court-constable = Connétable
ui-court-chamberlain = Chambellan
ui-court-holder = Titulaire : { $who }.
ui-court-no-holder = La charge n’a pas encore de titulaire.
ui-court-applicant = Candidat : { $applicant }.
ui-court-would-apply = Ici se tiendrait { $applicant }.
ui-court-no-applicant = Aucun candidat.
ui-court-tribute = Tribut : { $goods }.
ui-court-privilege-usable = Privilège ({ privilege }) : pour { $who } à cette manche.
ui-court-privilege-granted = Privilège ({ privilege }) : pour { $who } à la manche suivante.
ui-court-privilege-none = Privilège ({ privilege }) : pour personne en ce moment.
ui-court-room = reste { $room }
ui-court-markers-left = reste { $count }
ui-court-nothing-uncovered = Aucune case de la piste n’est à découvert.
