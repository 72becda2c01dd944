import type { SeasonPart } from "../types";

/** What is said of the Sundays and of the weekdays of a part of the year. */
export const SEASON_WORDS: Record<SeasonPart, { sunday: string; weekday: string }> = {
  advent: {
    sunday:
      "A Sunday of watching and of hope. One more candle is lit, and the prophets make the way straight.",
    weekday: "Advent is a quiet time of longing. Make room for the One who comes.",
  },
  "late-advent": {
    sunday: "Christmas is close. The Church looks to Mary, who carries the promise.",
    weekday:
      "In the last days before Christmas the Church calls on the Savior by his ancient titles: O come.",
  },
  christmas: {
    sunday: "Still in the light of Christmas, the Church wonders at the Word who made his home among us.",
    weekday: "Christmas goes on. The Church stays by the manger and ponders, as Mary did.",
  },
  "christmas-octave": {
    sunday: "For eight days the Church keeps Christmas as one feast.",
    weekday: "For eight days the Church keeps Christmas as one feast. Joy this great needs more than a day.",
  },
  "after-epiphany": {
    sunday: "The light that drew the wise men is meant for every people.",
    weekday: "The star has led the nations to the child. These days show who he is, sign by sign.",
  },
  ordinary: {
    sunday:
      "The Lord's day, a small Easter. Green is the color of growth: week by week the Gospel takes root.",
    weekday:
      "Ordinary Time follows the Lord through his teaching and his works. Holiness grows in plain days.",
  },
  "after-ashes": {
    sunday: "The way of Lent has begun.",
    weekday: "The first steps of Lent: return to God with all your heart, in secret, where he sees.",
  },
  lent: {
    sunday: "A Sunday on the way to Easter. The readings prepare for baptism, or for its renewal.",
    weekday: "Lent is a time to pray more, need less and give more. What is let go makes room for grace.",
  },
  "holy-week": {
    sunday: "The Church enters Holy Week.",
    weekday: "In Holy Week the Church walks close to the Lord, toward the supper, the cross and the tomb.",
  },
  triduum: {
    sunday: "The three days of the Lord's Passion, death and Resurrection.",
    weekday: "The three days of the Lord's Passion, death and Resurrection, the center of the whole year.",
  },
  "easter-octave": {
    sunday: "Eight days are kept as one Easter Day.",
    weekday:
      "Eight days are kept as one Easter Day. The Church meets the risen Lord in garden, room and road.",
  },
  easter: {
    sunday: "One of the Sundays of Easter: the fifty days are kept as a single feast of the risen Lord.",
    weekday:
      "For fifty days the Church sings Alleluia and reads how the first Christians lived from the Resurrection.",
  },
  "before-pentecost": {
    sunday: "Between the Ascension and Pentecost the Church waits in the upper room with Mary.",
    weekday: "The days before Pentecost are days of asking: come, Holy Spirit.",
  },
};
