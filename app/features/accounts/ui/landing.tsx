import type { MetaDescriptor } from "@remix-run/react";
import { BookOpen, Flame, type LucideIcon, MessagesSquare } from "lucide-react";
import type { ReactNode } from "react";
import { LogoMark } from "~/ui/logo";
import { SignInCard, type SignInCardProps } from "./sign-in-card";

const TOOLS: { label: string; icon: LucideIcon }[] = [
  { label: "Prayer", icon: Flame },
  { label: "Apologetics", icon: MessagesSquare },
  { label: "Scripture", icon: BookOpen },
];

/** Meta tags of the pages that only show the sign-in card. */
export const signInMeta = (): MetaDescriptor[] => [
  { title: "Sign in - Acolyte" },
  { name: "robots", content: "noindex" },
];

/** The view that visitors get in place of every private screen: the sign-in card beside a welcome. */
export default function Landing({ children, ...props }: SignInCardProps & { children?: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      <div className="mx-auto grid min-h-dvh w-full max-w-[68rem] content-center items-center gap-x-20 gap-y-7 px-5 py-7 sm:px-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <Welcome />
        <div className="mx-auto grid w-full max-w-[26rem] gap-7">
          <SignInCard {...props} />
          <Tools />
        </div>
      </div>
      {children}
    </main>
  );
}

function Welcome() {
  return (
    <header className="text-center lg:text-left">
      <LogoMark className="mx-auto size-14 lg:-ml-1.5 lg:size-20" />
      <h1 className="mt-4 text-[2.5rem]/none font-[520] lg:mt-7 lg:text-[4rem]">Acolyte</h1>
      <p className="mt-3 font-serif text-lg/7 text-muted lg:mt-5 lg:text-2xl/9">
        Your Catholic spiritual companion
      </p>
      <figure className="mt-14 hidden max-w-96 border-l-2 border-accent pl-6 lg:block">
        <blockquote className="font-serif text-xl/8 italic">Be still, and know that I am God.</blockquote>
        <figcaption className="mt-2 text-sm text-muted">Psalm 46:10</figcaption>
      </figure>
    </header>
  );
}

function Tools() {
  return (
    <section aria-labelledby="tools-title">
      <h2 id="tools-title" className="text-center font-sans text-sm font-normal text-muted">
        Discover your spiritual tools
      </h2>
      <ul className="mt-4 grid grid-cols-3 gap-2">
        {TOOLS.map(({ label, icon: Icon }) => (
          <li key={label} className="grid justify-items-center gap-2 text-[0.9375rem]">
            <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-text">
              <Icon aria-hidden className="size-5.5" />
            </span>
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}
