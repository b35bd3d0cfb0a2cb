/** Conversations over a websocket of the API in any form, also invalid. */
import WebSocket from 'ws';

/** A message of the server. */
export type Message = { type?: string; payload?: unknown };
/** The status of a refused upgrade, the code with which the connection was closed, and the messages until then. */
export type Heard = { status: number | null; closed: number | null; messages: Message[] };

/** How the connection is opened, and when it ends. */
export type TalkOptions = {
  headers?: Record<string, string>;
  protocol?: string;
  /** Messages that are sent once the connection is accepted. */
  later?: string[];
  /** Whether the messages so far are enough. */
  enough?: (messages: Message[]) => boolean;
};

/** Opens a connection and sends messages; receives for at most four seconds until it closes or there is enough. */
export function talkTo(
  url: string,
  messages: (string | Buffer)[],
  { headers = {}, protocol = 'graphql-transport-ws', later = [], enough = () => false }: TalkOptions,
): Promise<Heard> {
  return new Promise((resolve) => {
    const heard: Heard = { status: null, closed: null, messages: [] };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, protocol, { headers });
    const end = (): void => {
      clearTimeout(timer);
      socket.terminate();
      resolve(heard);
    };
    const timer = setTimeout(end, 4000);
    socket.on('open', () => messages.forEach((message) => void socket.send(message)));
    socket.on('message', (data) => {
      heard.messages.push(JSON.parse(data.toString()));
      if (heard.messages.at(-1)?.type === 'connection_ack') later.forEach((message) => void socket.send(message));
      if (enough(heard.messages)) end();
    });
    socket.on('close', (code) => {
      heard.closed = code;
      end();
    });
    socket.on('unexpected-response', (_, answer) => {
      heard.status = answer.statusCode ?? null;
      end();
    });
    socket.on('error', () => {});
  });
}

/** The first message of a connection, with a bearer token if one is given. */
export const init = (token?: string): string =>
  JSON.stringify({ type: 'connection_init', payload: token === undefined ? {} : { authorization: `Bearer ${token}` } });
/** The message that starts a subscription or query. */
export const subscribe = (query: string): string => JSON.stringify({ id: '1', type: 'subscribe', payload: { query } });
