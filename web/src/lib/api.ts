import type {
  About,
  Analysis,
  AnyCommandWithoutKey,
  Components,
  Created,
  Entered,
  ErrorDetail,
  Hint,
  Log,
  Me,
  MyTables,
  NewTable,
  OpenTables,
  PastView,
  PieceId,
  Prospects,
  ScoreSheet,
  SpaceId,
  WhyNot,
} from "./types";

/** What the server does not do, with the message that says why. */
export class Refused extends Error {
  constructor(readonly detail: ErrorDetail) {
    super(detail.text);
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new Unreachable();
  }
  const text = await response.text();
  if (response.ok) return (text ? JSON.parse(text) : null) as T;
  let detail: ErrorDetail | undefined;
  try {
    detail = (JSON.parse(text) as { error: ErrorDetail }).error;
  } catch {
    // A proxy in between answers in its own way.
  }
  if (!detail) throw new Unreachable();
  throw new Refused(detail);
}

export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const ofSeat = (seat: number | null, first = "?"): string => (seat === null ? "" : `${first}seat=${seat}`);
const get = <T>(path: string): Promise<T> => request("GET", path);

export const api = {
  about: () => get<About>("/about"),
  components: (table: string | null) => get<Components>(`${table === null ? "" : `/tables/${table}`}/components`),
  me: () => get<Me>("/me"),
  call: (name: string) => request<Me>("PUT", "/me", { name }),
  register: (name: string, password: string) => request<Me>("POST", "/me/register", { name, password }),
  login: (name: string, password: string) => request<Me>("POST", "/login", { name, password }),
  logout: () => request<unknown>("POST", "/logout"),
  password: (old: string, password: string) => request<unknown>("POST", "/me/password", { old, new: password }),
  openTables: () => get<OpenTables>("/tables"),
  myTables: () => get<MyTables>("/me/tables"),
  create: (table: NewTable) => request<Created>("POST", "/tables", table),
  importRecord: (record: unknown) => request<Created>("POST", "/records", record),
  invitation: (code: string) => request<Entered>("POST", `/invitations/${encodeURIComponent(code)}`),
  table: (id: string, seat: number | null) => get<Entered>(`/tables/${id}${ofSeat(seat)}`),
  /** Who sits at a table; its socket brings the rest. */
  entry: (id: string) => get<Entered>(`/tables/${id}?lines=0`),
  command: (id: string, command: AnyCommandWithoutKey) =>
    request<{ status: string; version: number; table: string }>("POST", `/tables/${id}/commands`, {
      ...command,
      key: newKey(),
    }),
  log: (id: string, seat: number | null, first: number) =>
    get<Log>(`/tables/${id}/log?first=${first}${ofSeat(seat, "&")}`),
  view: (id: string, seat: number | null, at: number) =>
    get<PastView>(`/tables/${id}/view?at=${at}${ofSeat(seat, "&")}`),
  prospects: (id: string, seat: number | null) => get<Prospects>(`/tables/${id}/prospects${ofSeat(seat)}`),
  /** Why a piece, or any, cannot be placed on a space. */
  whyNot: (id: string, seat: number, space: SpaceId, piece: PieceId | null) =>
    get<WhyNot>(`/tables/${id}/why_not?seat=${seat}&space=${space}${piece ? `&piece=${piece}` : ""}`),
  /** What a bot would do in the seat's place. */
  hint: (id: string, seat: number) => get<Hint>(`/tables/${id}/hint?seat=${seat}`),
  /** How a finished game went; it is made when somebody asks for it. */
  analysis: (id: string) => get<Analysis>(`/tables/${id}/analysis`),
  scores: (id: string) => get<ScoreSheet>(`/tables/${id}/scores`),
};
