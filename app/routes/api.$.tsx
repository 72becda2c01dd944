import { jsonResponse } from "~/http/kit.server";

const notFound = async () => jsonResponse({ message: "Not found" }, 404);

export const loader = notFound;
export const action = notFound;
