import { api, newKey, Refused, Unreachable } from "./api";
import type { AnyCommandWithoutKey, Entered, ErrorDetail, FrameFromClient, FrameFromServer } from "./types";

export type Connection = "connecting" | "open" | "lost" | "refused" | "outdated";

interface Handlers {
  frame(frame: FrameFromServer): void;
  entered(entered: Entered): void;
  connection(state: Connection, retryIn?: number): void;
  refused(detail: ErrorDetail): void;
}

interface Waiting {
  frame: string;
  resolve(): void;
  reject(error: Error): void;
}

const PAUSES = [250, 500, 1000, 2000, 4000, 8000];
const PING_AFTER = 20_000;
const SILENT_AFTER = 12_000;
const NO_LONGER_FOR_ITS_VIEWER = 1008;

/** The socket of a table: it opens again by itself, and a command that was not acknowledged is sent again. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly handlers: Handlers,
  ) {
    this.open();
    addEventListener("online", this.atOnce);
  }

  private readonly atOnce = (): void => {
    if (this.socket?.readyState === WebSocket.OPEN || this.closed) return;
    clearTimeout(this.timer);
    this.open();
  };

  private open(): void {
    const { protocol, host } = location;
    const query = this.seat === null ? "" : `?seat=${this.seat}`;
    const socket = new WebSocket(
      `${protocol === "https:" ? "wss" : "ws"}://${host}/api/tables/${this.table}/socket${query}`,
    );
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.handlers.connection("open");
      for (const { frame } of this.waiting.values()) socket.send(frame);
      this.listen();
    };
    socket.onmessage = (message) => {
      this.listen();
      this.hear(JSON.parse(message.data as string) as FrameFromServer);
    };
    socket.onclose = ({ code }) => void this.lost(socket, code);
  }

  /** A socket that has gone silent is as good as closed, whatever the browser still believes. */
  private listen(): void {
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => {
      this.write({ type: "ping" });
      this.heartbeat = setTimeout(() => this.socket?.close(), SILENT_AFTER);
    }, PING_AFTER);
  }

  private hear(frame: FrameFromServer): void {
    if (frame.type === "done" || frame.type === "refused") {
      const waiting = this.waiting.get(Number(frame.id));
      this.waiting.delete(Number(frame.id));
      if (frame.type === "done") waiting?.resolve();
      else waiting?.reject(new Refused(frame.error));
    }
    this.handlers.frame(frame);
  }

  private async lost(socket: WebSocket, code: number): Promise<void> {
    if (this.closed || socket !== this.socket) return;
    clearTimeout(this.heartbeat);
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)]! * (0.8 + 0.4 * Math.random());
    this.handlers.connection("lost", pause);
    // A refused handshake does not say why, nor does a socket that is no longer for its viewer; the table itself does.
    if (this.failures++ > 0 || code === NO_LONGER_FOR_ITS_VIEWER) {
      try {
        this.handlers.entered(await api.table(this.table, this.seat));
      } catch (error) {
        if (error instanceof Refused && error.detail.code !== "too_often" && error.detail.code !== "storage") {
          this.close();
          this.handlers.connection("refused");
          this.handlers.refused(error.detail);
          return;
        }
      }
    }
    if (!this.closed) this.timer = setTimeout(() => this.open(), pause);
  }

  private write(frame: FrameFromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** Ask something of the table; resolves when it is done, also if the socket was lost in between. */
  command(command: AnyCommandWithoutKey): Promise<void> {
    if (this.closed) return Promise.reject(new Unreachable());
    const id = this.next++;
    const frame = { type: "command", id, command: { ...command, key: newKey() } } as FrameFromClient;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { frame: JSON.stringify(frame), resolve, reject });
      this.write(frame);
    });
  }

  think(): void {
    this.write({ type: "thinking" });
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.atOnce);
    clearTimeout(this.timer);
    clearTimeout(this.heartbeat);
    this.socket?.close();
    for (const { reject } of this.waiting.values()) reject(new Unreachable());
    this.waiting.clear();
  }
}
