import type { ReactNode } from "react";
import {
  Bar,
  BarChart,
  LabelList,
  Pie,
  PieChart,
  Rectangle,
  ResponsiveContainer,
  Sector,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { formatLocalDate } from "~/shared/dates";
import type { Mood, MoodHistoryView } from "../../contract";
import { barHeight, MAX_BAR_HEIGHT, type MoodShare } from "../../domain/mood-chart";
import { MoodIcon, moodName } from "../mood-label";

interface MoodChartsProps {
  days: MoodHistoryView["days"];
  shares: MoodShare[];
  legend: ReactNode;
}

/** The bars of the days above, the pie of their shares and its legend below. */
export default function MoodCharts({ days, shares, legend }: MoodChartsProps) {
  return (
    <div className="grid gap-8">
      <div aria-hidden>
        <MoodBars days={days} />
      </div>
      <div className="grid items-center gap-6 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <div aria-hidden>
          <MoodPie shares={shares} />
        </div>
        {legend}
      </div>
    </div>
  );
}

interface DayBar {
  date: string;
  mood: Mood | null;
  height: number;
}

/** Pixels of a mood's icon, with the space for it above the bars, and of two lines of date below. */
const ICON_SIZE = 16;
const ICON_SPACE = ICON_SIZE + 6;
const DATE_SPACE = 42;

/** A bar for each day, as high as its mood, with the mood's icon above and the date below. */
function MoodBars({ days }: { days: MoodHistoryView["days"] }) {
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
  const left = Number(x) + (Number(width) - ICON_SIZE) / 2;
  return (
    <g data-mood={mood} transform={`translate(${left} ${Number(y) - 20})`}>
      <MoodIcon mood={mood} size={ICON_SIZE} className="mood-ink" />
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

const RADIUS = 66;
const LABEL_GAP = 14;

/** The shares of the moods; slices too small for words are named only by the legend. */
function MoodPie({ shares }: { shares: MoodShare[] }) {
  return (
    <ResponsiveContainer
      // A long name beside the pie may reach into the card's margin.
      className="[&_svg]:overflow-visible"
      width="100%"
      height={208}
      initialDimension={{ width: 320, height: 208 }}
    >
      <PieChart accessibilityLayer={false}>
        <Pie
          data={shares}
          dataKey="count"
          nameKey="mood"
          innerRadius={RADIUS * 0.52}
          outerRadius={RADIUS}
          startAngle={90}
          endAngle={-270}
          rootTabIndex={-1}
          isAnimationActive={false}
          labelLine={false}
          label={SliceLabel}
          shape={Slice}
        />
      </PieChart>
    </ResponsiveContainer>
  );
}

interface SlicePlace {
  cx?: number;
  cy?: number;
  midAngle?: number;
  innerRadius?: number;
  outerRadius?: number;
  startAngle?: number;
  endAngle?: number;
  payload?: MoodShare;
}

function Slice({ payload, ...place }: SlicePlace) {
  return (
    <g data-mood={payload?.mood} style={{ color: "var(--mood)" }}>
      <Sector {...place} fill="currentColor" fillOpacity={0.85} stroke="var(--color-card)" strokeWidth={2} />
    </g>
  );
}

function SliceLabel({ cx = 0, cy = 0, midAngle = 0, payload }: SlicePlace) {
  if (!payload?.isLabelled) return null;
  const turn = (-midAngle * Math.PI) / 180;
  const x = cx + Math.cos(turn) * (RADIUS + LABEL_GAP);
  const y = cy + Math.sin(turn) * (RADIUS + LABEL_GAP);
  const side = Math.abs(Math.cos(turn)) < 0.25 ? "middle" : x > cx ? "start" : "end";
  return (
    <text x={x} y={y} textAnchor={side} fontSize={12} fill="var(--color-ink)">
      <tspan x={x} dy="-0.1em">
        {moodName(payload.mood)}
      </tspan>
      <tspan x={x} dy="1.15em" fill="var(--color-muted)">
        {Math.round(payload.percent)}%
      </tspan>
    </text>
  );
}
