import { formatLocalDate } from "~/shared/dates";
import type { MoodHistoryView } from "../../contract";
import { barHeight, MAX_BAR_HEIGHT, type MoodShare } from "../../domain/mood-chart";
import { MoodIcon, moodName } from "../mood-label";

const ICON_SIZE = 16;
/** The line on which the bars stand, in pixels from the top: there is room for icons above the highest bar. */
const BASE_LINE = ICON_SIZE + 6 + MAX_BAR_HEIGHT;

/** A bar for each day, as high as its mood, with the mood's icon above and the date below. */
export function MoodBars({ days }: { days: MoodHistoryView["days"] }) {
  const dayWidth = 100 / days.length;
  return (
    <svg aria-hidden="true" width="100%" height={BASE_LINE + 42} textAnchor="middle" className="text-xs">
      {days.map(({ date, mood }, index) => {
        const height = barHeight(mood);
        return (
          <svg key={date} data-mood={mood ?? "none"} x={`${index * dayWidth}%`} width={`${dayWidth}%`}>
            <title>{`${formatLocalDate(date, "EEEE, MMM d")}: ${mood ? moodName(mood) : "no mood"}`}</title>
            {mood && (
              <g transform={`translate(${-ICON_SIZE / 2} ${BASE_LINE - height - ICON_SIZE - 4})`}>
                <MoodIcon mood={mood} size={ICON_SIZE} x="50%" className="mood-ink" />
              </g>
            )}
            {/* Its end below the line is cut off, with the lower round corners. */}
            <svg aria-hidden="true" data-bar="" y={BASE_LINE - height} width="100%" height={height}>
              <rect
                x="7%"
                width="86%"
                height={height + 5}
                rx={5}
                className={mood ? "fill-(--mood) opacity-85" : "fill-line-strong opacity-45"}
              />
            </svg>
            <text x="50%" y={BASE_LINE + 20} className="fill-muted">
              {formatLocalDate(date, "EEEEE")}
            </text>
            <text x="50%" y={BASE_LINE + 35} className="fill-ink">
              {formatLocalDate(date, "d")}
            </text>
          </svg>
        );
      })}
      <line x2="100%" y1={BASE_LINE} y2={BASE_LINE} className="stroke-line" />
    </svg>
  );
}

const OUTER_RADIUS = 66;
const INNER_RADIUS = 34;
const RING_WIDTH = OUTER_RADIUS - INNER_RADIUS;
const LABEL_GAP = 14;
/** The space between two slices, in percent of the circle. */
const SLICE_GAP = 0.6;

/** The shares of the moods as a ring; slices too small for words are named only by the legend. */
export function MoodPie({ shares }: { shares: MoodShare[] }) {
  let turned = 0;
  return (
    <svg
      aria-hidden="true"
      viewBox="-160 -104 320 208"
      width={320}
      height={208}
      // A long name may reach into the card's margin.
      className="mx-auto max-w-full overflow-visible text-xs"
    >
      {shares.map((share) => {
        const start = turned;
        turned += share.percent;
        return (
          <g key={share.mood} data-mood={share.mood} data-slice="">
            <circle
              r={INNER_RADIUS + RING_WIDTH / 2}
              fill="none"
              strokeWidth={RING_WIDTH}
              pathLength={100}
              strokeDasharray={`${share.percent - SLICE_GAP} 100`}
              strokeDashoffset={-start}
              transform="rotate(-90)"
              className="stroke-(--mood) opacity-85"
            />
            {share.isLabelled && <SliceLabel share={share} turn={start + share.percent / 2} />}
          </g>
        );
      })}
    </svg>
  );
}

/** The name and share of a slice. `turn` is its middle, in percent of the circle clockwise from the top. */
function SliceLabel({ share: { mood, percent }, turn }: { share: MoodShare; turn: number }) {
  const angle = (turn / 100) * 2 * Math.PI;
  const x = Math.sin(angle) * (OUTER_RADIUS + LABEL_GAP);
  const y = -Math.cos(angle) * (OUTER_RADIUS + LABEL_GAP);
  const anchor = Math.abs(x) < 20 ? "middle" : x > 0 ? "start" : "end";
  return (
    <text y={y} textAnchor={anchor} className="fill-ink">
      <tspan x={x}>{moodName(mood)}</tspan>
      <tspan x={x} dy="1.15em" className="fill-muted">
        {Math.round(percent)}%
      </tspan>
    </text>
  );
}
