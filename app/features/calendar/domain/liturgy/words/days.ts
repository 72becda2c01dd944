/** A sentence or two about days of the temporal cycle that are unlike their season, by their name. */
export const DAY_WORDS: Record<string, string> = {
  "First Sunday of Advent":
    "The Church's year begins with waiting. Stay awake: the Lord who came in Bethlehem will come again.",
  "Third Sunday of Advent": "Gaudete, rejoice: the Lord is near. Rose takes the place of purple for a day.",
  "Third Sunday in Ordinary Time": "This Sunday is given to the Word of God: heard, studied and handed on.",
  "Ash Wednesday":
    "With ashes on the forehead Lent begins: forty days of prayer, fasting and giving, on the way to Easter.",
  "First Sunday of Lent":
    "Jesus is tempted in the desert and stands firm. His forty days give ours their shape.",
  "Fourth Sunday of Lent":
    "Laetare, rejoice: half of Lent is behind us. Rose takes the place of purple for a day.",
  "Palm Sunday of the Passion of the Lord":
    "Palms and hosannas, and then the Passion. The King enters his city to lay down his life.",
  "Holy Thursday (Thursday of the Lord’s Supper)":
    "The Lord washes his disciples' feet and gives them his Body and Blood. In the evening the Triduum begins, and the Church keeps watch with him.",
  "Good Friday (Friday of the Passion of the Lord)":
    "No Mass is offered today. The Church fasts, hears the Passion, and kneels before the cross on which the world was saved.",
  "Holy Saturday":
    "The Church waits at the tomb in silence. After nightfall the Easter Vigil breaks it with fire, water and Alleluia.",
  "Second Sunday of Easter (Sunday of Divine Mercy)":
    "The octave ends with Thomas and the wounds that still speak. From the heart of the risen Lord mercy flows.",
  "Fourth Sunday of Easter":
    "Good Shepherd Sunday: he knows his own by name, and they know his voice. The Church prays for vocations.",
};
