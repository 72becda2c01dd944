import { answerJson } from "~/server/http/kit.server";

const notFound = async () => answerJson({ message: "Not found" }, 404);

export const loader = notFound;
export const action = notFound;
