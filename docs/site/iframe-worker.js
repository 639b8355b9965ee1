// Browsers start no worker from file://, so a page that is read from there searches in a hidden frame.
if (location.protocol === "file:")
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      this.loaded = new Promise((resolve) => (frame.onload = () => resolve(frame.contentWindow)));
      addEventListener("message", ({ source, data }) => {
        if (source === frame.contentWindow) this.dispatchEvent(new MessageEvent("message", { data }));
      });
      frame.srcdoc = `<script>
        postMessage = (data) => parent.postMessage(data, "*");
        importScripts = (...urls) => Promise.all(urls.map((src) => new Promise((onload) =>
          document.head.append(Object.assign(document.createElement("script"), { src, onload, async: false })))));
      </script><script src="${url}"></script>`;
      document.body.append(frame);
    }

    async postMessage(data) {
      (await this.loaded).dispatchEvent(new MessageEvent("message", { data }));
    }
  };
