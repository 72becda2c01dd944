import { describe, expect, it } from "vitest";
import { clockTime } from "~/features/reminders/domain/clock-time";
import { publicTitle, reminderMail, smsText } from "~/features/reminders/domain/reminder-words";

const ORIGIN = "https://acolyte.test";

describe("the words of a reminder", () => {
  it.each([
    ["00:00", "12:00 AM"],
    ["00:05", "12:05 AM"],
    ["11:59", "11:59 AM"],
    ["12:00", "12:00 PM"],
    ["19:30", "7:30 PM"],
  ])("show %s as %s", (time, shown) => {
    expect(clockTime(time)).toBe(shown);
  });

  it("keep a label within its header field and its line", () => {
    const reminder = { label: "Vespers\r\nBcc: other@example.test\u2028!", time: "19:00", isTest: false };
    const mail = reminderMail(reminder, { origin: ORIGIN, unsubscribeUrl: `${ORIGIN}/unsubscribe/x` });
    expect(mail.subject).toBe("Vespers Bcc: other@example.test !");
    expect(mail.paragraphs[0]).toContain("It is 7:00 PM");
    expect(smsText(reminder, ORIGIN)).not.toMatch(/[\r\n]/);
  });

  it.each(["I want to die tonight", "me quiero matar", "he hits me again"])(
    "never repeat words of danger where a locked screen shows them: %s",
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
