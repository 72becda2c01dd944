import { describe, expect, it } from "vitest";
import { publicTitle, reminderMail, smsText } from "~/features/reminders/domain/reminder-words";

const ORIGIN = "https://acolyte.test";

describe("the words of a reminder", () => {
  it("keep a label within its header field and line", () => {
    const reminder = { label: "Vespers\r\nBcc: other@example.test\u2028!", time: "19:00", isTest: false };
    const mail = reminderMail(reminder, { origin: ORIGIN, unsubscribeUrl: `${ORIGIN}/unsubscribe/x` });
    expect(mail.subject).toBe("Vespers Bcc: other@example.test !");
    expect(mail.paragraphs[0]).toContain("It is 7:00 PM");
    expect(smsText(reminder, ORIGIN)).not.toMatch(/[\r\n]/);
  });

  it.each(["I want to die tonight", "me quiero matar", "he hits me again"])(
    "never show words of danger on a locked screen: %s",
    (label) => {
      const reminder = { label, time: "19:00", isTest: false };
      const mail = reminderMail(reminder, { origin: ORIGIN, unsubscribeUrl: `${ORIGIN}/unsubscribe/x` });
      expect(mail.subject).toBe("A reminder from Acolyte");
      expect(publicTitle(reminder)).toBe("A reminder from Acolyte");
      expect(mail.paragraphs.join(" ")).not.toContain(label);
      expect(smsText(reminder, ORIGIN)).not.toContain(label);
    },
  );
});
