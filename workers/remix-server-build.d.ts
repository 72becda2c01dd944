declare module "virtual:remix/server-build" {
  import type { ServerBuild as RemixServerBuild } from "@remix-run/cloudflare";

  type EntryModule = typeof import("../app/entry.server");

  export interface ServerBuild extends RemixServerBuild {
    entry: { module: EntryModule };
  }
  export const entry: ServerBuild["entry"];
  export const routes: ServerBuild["routes"];
  export const assets: ServerBuild["assets"];
  export const assetsBuildDirectory: ServerBuild["assetsBuildDirectory"];
  export const basename: ServerBuild["basename"];
  export const future: ServerBuild["future"];
  export const isSpaMode: ServerBuild["isSpaMode"];
  export const mode: ServerBuild["mode"];
  export const publicPath: ServerBuild["publicPath"];
}
