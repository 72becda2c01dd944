import type { ReactNode, SVGProps } from "react";

type Art = Omit<SVGProps<SVGSVGElement>, "children">;

const accent = "fill-accent-soft stroke-accent-text";
const sheet = "fill-card";

function Drawing({ children, ...rest }: Art & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 120"
      width={160}
      height={120}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-illustration
      {...rest}
    >
      {children}
    </svg>
  );
}

function Leaf({ x, y, turn, size = 1 }: { x: number; y: number; turn: number; size?: number }) {
  return (
    <path
      className={accent}
      vectorEffect="non-scaling-stroke"
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
      d="M0 0C3-5 10-6.5 16 0 10 6.5 3 5 0 0Z"
    />
  );
}

/** An open book with a sprig growing from its fold. */
export function BookArt(props: Art) {
  return (
    <Drawing {...props}>
      <path d="M33 53h-6v51c20-4 42-3 53 4 11-7 33-8 53-4V53h-6" />
      <path
        className={sheet}
        d="M80 56C70 48 52 46 33 48.500v50c19-2.5 37-.5 47 7.5 10-8 28-10 47-7.500v-50C108 46 90 48 80 56Z"
      />
      <path d="M80 56v50" />
      <path d="M43 61c9-1 18-.2 26 3M43 71c9-1 18-.2 26 3M43 81c6-.7 11-.5 16 .6" opacity={0.55} />
      <path d="M91 64c8-3.2 17-4 26-3M91 74c8-3.2 17-4 26-3" opacity={0.55} />
      <path className="stroke-accent-text" d="M80 56C79 42 82 28 91 13" />
      <Leaf x={80} y={46} turn={-150} size={0.95} />
      <Leaf x={80.3} y={40} turn={-22} />
      <Leaf x={82} y={32} turn={-128} size={0.9} />
      <Leaf x={85} y={24} turn={-14} size={0.85} />
      <Leaf x={90.5} y={14} turn={-66} size={0.75} />
    </Drawing>
  );
}

/** An empty bin; a leaf drifts past it. */
export function BinArt(props: Art) {
  return (
    <Drawing {...props}>
      <path d="M34 106h92" opacity={0.55} />
      <path className={sheet} d="m57 50 4.6 51.400A5 5 0 0 0 66.6 106h26.800a5 5 0 0 0 5-4.600L103 50Z" />
      <path d="M51 45.500a2.5 2.5 0 0 1 2.5-2.500h53a2.5 2.5 0 0 1 2.5 2.500V50H51Z" className={sheet} />
      <path d="M70 43v-3.500a4.5 4.5 0 0 1 4.5-4.500h11a4.5 4.5 0 0 1 4.5 4.500V43" />
      <path d="m70.5 61 2.3 33M80 61v33M89.5 61l-2.3 33" opacity={0.55} />
      <Leaf x={120} y={30} turn={28} size={1.1} />
      <path className="stroke-accent-text" d="M105 15c9 1 8 8 15 15" strokeDasharray="0.1 5" />
    </Drawing>
  );
}

/** A page with a ribbon. */
export function BookmarkArt(props: Art) {
  return (
    <Drawing {...props}>
      <path d="M49 26h-4a5 5 0 0 0-5 5v71a5 5 0 0 0 5 5h62a5 5 0 0 0 5-5v-3" />
      <rect className={sheet} x="49" y="17" width="71" height="82" rx="5" />
      <path d="M61 63h47M61 73h47M61 83h30" opacity={0.55} />
      <path d="M61 35h22M61 45h14" opacity={0.55} />
      <path className={accent} d="M92 12h17v39l-8.5-7-8.5 7Z" />
    </Drawing>
  );
}

/** A calendar leaf with one day kept. */
export function CalendarArt(props: Art) {
  return (
    <Drawing {...props}>
      <rect className={sheet} x="36" y="24" width="88" height="80" rx="7" />
      <path d="M36 45h88M57 17v13M103 17v13" />
      <path
        d="M52 60h.1M71 60h.1M90 60h.1M109 60h.1M52 75h.1M109 75h.1M90 75h.1M52 90h.1M71 90h.1M90 90h.1"
        strokeWidth={4}
        opacity={0.4}
      />
      <circle className={accent} cx="71" cy="75" r="9" />
      <path className="stroke-accent-text" d="m67 75.5 3 3 5.2-6.5" />
      <Leaf x={108} y={96} turn={-58} size={1.2} />
      <Leaf x={108} y={97} turn={-122} size={1} />
      <path className="stroke-accent-text" d="M108 96v15" />
    </Drawing>
  );
}

/** A candle in its dish, burning. */
export function CandleArt(props: Art) {
  return (
    <Drawing {...props}>
      <path d="M46 24h.1M38 44h8M114 24h.1M114 44h8M56 9l3.5 5M104 9l-3.5 5" opacity={0.5} />
      <path
        className={accent}
        d="M80 10c7 8 10.5 13.5 10.5 19.500a10.5 10.5 0 0 1-21 0C69.5 23.5 73 18 80 10Z"
      />
      <path d="M80 40v-7" />
      <path className={sheet} d="M69 47c6-2.6 16-2.6 22 0v47H69Z" />
      <path d="M69 51c4 2 5 9 8 9s2-7 6-8" opacity={0.55} />
      <path className={sheet} d="M44 94h72c-1 8-8 13-17 13H61c-9 0-16-5-17-13Z" />
      <path d="M115.5 97c8-3 14 0 12 5s-10 5-17 2" />
    </Drawing>
  );
}

/** A lens over a page: nothing found. */
export function LensArt(props: Art) {
  return (
    <Drawing {...props}>
      <rect className={sheet} x="40" y="16" width="66" height="86" rx="5" />
      <path d="M52 32h42M52 43h42M52 54h24M52 65h18M52 76h18" opacity={0.55} />
      <circle className={accent} cx="93" cy="70" r="21" />
      <path d="m108.5 85.5 17 17" strokeWidth={2.5} className="stroke-accent-text" />
      <path className="stroke-accent-text" d="M82 66c2-5 6-8 11-8" />
    </Drawing>
  );
}
