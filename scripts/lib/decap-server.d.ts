/** The part of Express and decap-server that `npm run edit` uses. */

declare module "express" {
  import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

  type Response = ServerResponse & {
    status(code: number): Response;
    set(headers: Readonly<Record<string, string>>): void;
  };
  type Handler = (request: IncomingMessage, response: Response, next: () => void) => void;
  type App = RequestListener & {
    use(handler: Handler): void;
    use(path: string, handler: Handler): void;
    listen(port: number, host: string): Server;
  };

  const express: (() => App) & { static(folder: string): Handler };
  export default express;
}

declare module "decap-server/dist/middlewares" {
  export function registerLocalFs(app: unknown, options: { readonly logLevel: string }): Promise<void>;
}
