import { douay, type Verse } from "./verse";

/** The two parts of Christmas time: to the end of the year, and after it. */
export const CHRISTMAS_WEEKS: Verse[][] = [
  [douay("Luke 2:14", "Glory to God in the highest; and on earth peace to men of good will.")],
  [
    douay("John 1:5", "And the light shineth in darkness, and the darkness did not comprehend it."),
    douay("John 1:14", "And the Word was made flesh, and dwelt among us."),
    douay(
      "Isaiah 9:5",
      "For a child is born to us, and a son is given to us, and the government is upon his shoulder.",
      "Isaiah 9:6",
    ),
    douay("Titus 2:11", "For the grace of God our Saviour hath appeared to all men."),
    douay(
      "1 John 4:9",
      "By this hath the charity of God appeared towards us, because God hath sent his only begotten Son into the world, that we may live by him.",
    ),
    douay("Galatians 4:4", "But when the fulness of the time was come, God sent his Son."),
    douay(
      "Isaiah 9:1",
      "The people that walked in darkness, have seen a great light: to them that dwelt in the region of the shadow of death, light is risen.",
      "Isaiah 9:2",
    ),
    douay("Matthew 2:10", "And seeing the star they rejoiced with exceeding great joy."),
  ],
];

/** Solemnities and feasts of Christmas time. */
export const CHRISTMAS_DAYS: Record<string, Verse> = {
  "The Nativity of the Lord (Christmas)": douay(
    "Luke 2:11",
    "For, this day, is born to you a Saviour, who is Christ the Lord, in the city of David.",
  ),
  "The Holy Family of Jesus, Mary and Joseph": douay(
    "Colossians 3:14",
    "But above all these things have charity, which is the bond of perfection.",
  ),
  "Saint Stephen, the First Martyr": douay("Acts 7:59", "Lord Jesus, receive my spirit.", "Acts 7:58"),
  "Saint John, Apostle and Evangelist": douay("1 John 1:5", "God is light, and in him there is no darkness."),
  "The Holy Innocents, Martyrs": douay(
    "Psalm 8:3",
    "Out of the mouth of infants and of sucklings thou hast perfected praise.",
  ),
  "Mary, the Holy Mother of God": douay(
    "Luke 2:19",
    "But Mary kept all these words, pondering them in her heart.",
  ),
  "The Epiphany of the Lord": douay(
    "Isaiah 60:1",
    "Arise, be enlightened, O Jerusalem: for thy light is come, and the glory of the Lord is risen upon thee.",
  ),
  "The Baptism of the Lord": douay("Matthew 3:17", "This is my beloved Son, in whom I am well pleased."),
};
