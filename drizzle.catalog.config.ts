import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: "./app/server/db/catalog/*.ts",
  out: "./migrations/catalog",
});
