import type { Work } from "./domain/work";
import { johnPaulIiWorks } from "./works/john-paul-ii";
import { rahnerWorks } from "./works/rahner";
import { ratzingerWorks } from "./works/ratzinger";
import { vonBalthasarWorks } from "./works/von-balthasar";

/** The works of the authors who are known by their works, each author's by year. */
export const works: Work[] = [...ratzingerWorks, ...vonBalthasarWorks, ...rahnerWorks, ...johnPaulIiWorks];
