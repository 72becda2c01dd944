import { Bar, BarChart, LabelList, Rectangle, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { formatLocalDate } from "~/shared/dates";
import type { Mood, MoodHistoryView } from "../../contract";
import { barHeight, MAX_BAR_HEIGHT } from "../../domain/mood-chart";
import { MoodIcon, moodName } from "../mood-label";

interface DayBar {
  date: string;
  mood: Mood | null;
  height: number;
}

/** Room for the mood's icon above the bars and for two lines of date below: the rest is the bars' own height in pixels. */
const ICON_SPACE = 22;
const DATE_SPACE = 42;

/** A bar for each day, as high as its mood, with the mood's icon on top. */
export default function MoodBars({ days }: { days: MoodHistoryView["days"] }) {
  const bars: DayBar[] = days.map(({ date, mood }) => ({ date, mood, height: barHeight(mood) }));
  return (
    <ResponsiveContainer
      width="100%"
      height={ICON_SPACE + MAX_BAR_HEIGHT + DATE_SPACE}
      initialDimension={{ width: 320, height: 144 }}
    >
      <BarChart
        data={bars}
        margin={{ top: ICON_SPACE, right: 0, bottom: 0, left: 0 }}
        barCategoryGap="14%"
        accessibilityLayer={false}
      >
        <XAxis
          dataKey="date"
          height={DATE_SPACE}
          axisLine={{ stroke: "var(--color-line)" }}
          tickLine={false}
          interval={0}
          tick={<DateTick />}
        />
        <YAxis hide domain={[0, MAX_BAR_HEIGHT]} />
        <Tooltip cursor={{ fill: "var(--color-sunken)" }} content={<DayTip />} isAnimationActive={false} />
        <Bar dataKey="height" isAnimationActive={false} maxBarSize={36} shape={<DayShape />}>
          <LabelList content={(place) => <BarIcon {...place} bars={bars} />} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

function DayShape(props: { payload?: DayBar }) {
  const mood = props.payload?.mood ?? null;
  return (
    <g data-mood={mood ?? "none"} style={{ color: mood ? "var(--mood)" : "var(--color-line-strong)" }}>
      <Rectangle {...props} fill="currentColor" radius={[5, 5, 0, 0]} fillOpacity={mood ? 0.85 : 0.45} />
    </g>
  );
}

interface LabelPlace {
  x?: number | string;
  y?: number | string;
  width?: number | string;
  index?: number;
}

function BarIcon({ x = 0, y = 0, width = 0, index = 0, bars }: LabelPlace & { bars: DayBar[] }) {
  const mood = bars[index]?.mood;
  if (!mood) return null;
  const left = Number(x) + Number(width) / 2 - 8;
  return (
    <g data-mood={mood} transform={`translate(${left} ${Number(y) - 20}) scale(0.6667)`}>
      <MoodIcon mood={mood} className="mood-ink size-6" />
    </g>
  );
}

function DateTick({ x = 0, y = 0, payload }: { x?: number; y?: number; payload?: { value: string } }) {
  if (!payload) return null;
  return (
    <text textAnchor="middle" fontSize={12} fill="var(--color-muted)">
      <tspan x={x} y={y + 12}>
        {formatLocalDate(payload.value, "EEEEE")}
      </tspan>
      <tspan x={x} y={y + 27} fill="var(--color-ink)">
        {formatLocalDate(payload.value, "d")}
      </tspan>
    </text>
  );
}

function DayTip({ active, payload }: { active?: boolean; payload?: { payload: DayBar }[] }) {
  const day = payload?.[0]?.payload;
  if (!active || !day) return null;
  return (
    <p className="rounded-lg border border-line bg-card px-3 py-1.5 text-sm shadow-pop">
      {formatLocalDate(day.date, "EEEE, MMM d")}: {day.mood ? moodName(day.mood) : "no mood"}
    </p>
  );
}
