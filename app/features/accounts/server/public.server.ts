export { findSession } from "./find-session.server";
