import { Pie, PieChart, ResponsiveContainer, Sector } from "recharts";
import type { MoodShare } from "../../domain/mood-chart";
import { moodName } from "../mood-label";

const RADIUS = 66;
const LABEL_GAP = 14;

/** The shares of the moods; slices too small for words are named by the legend alone. */
export default function MoodPie({ shares }: { shares: MoodShare[] }) {
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
