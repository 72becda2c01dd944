/** The bundled worker, as it is deployed. */
declare module "virtual:worker" {
  const app: typeof import("../../workers/app").default;
  export default app;
}
