import { describe, expect, it } from "vitest";
import { isPushEndpoint } from "~/shared/push-endpoint";

describe("the endpoints of pushes", () => {
  it.each([
    "https://fcm.googleapis.com/fcm/send/dXr1:APA91bE",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAA%3d",
    "https://web.push.apple.com/QGuQyavXutnMH9xdTM",
    "https://fcm.googleapis.com:443/fcm/send/usual-port",
    "https://FCM.googleapis.com/fcm/send/case",
  ])("include %s", (address) => {
    expect(isPushEndpoint(address)).toBe(true);
  });

  it.each([
    ["http://fcm.googleapis.com/fcm/send/a", "not encrypted"],
    ["https://fcm.googleapis.com:8443/fcm/send/a", "a port"],
    ["https://user@fcm.googleapis.com/fcm/send/a", "a user"],
    ["https://user:word@fcm.googleapis.com/fcm/send/a", "a password"],
    ["https://fcm.googleapis.com@example.org/fcm/send/a", "a service as the user"],
    ["https://fcm.googleapis.com.example.org/a", "a service as a subdomain"],
    ["https://example.org/https://fcm.googleapis.com/a", "a service in the path"],
    ["https://evilpush.apple.com.example.org/a", "a look-alike"],
    ["https://notpush.apple.co/a", "another look-alike"],
    ["https://xpush.services.mozilla.com/a", "a sibling of the domain"],
    ["https://push.services.mozilla.com/a", "the bare domain"],
    ["https://fcm.googleapis.com./a", "the root's dot"],
    ["https://fcm.googleapis.com/a#b", "a fragment"],
    ["https://127.0.0.1/a", "this machine"],
    ["https://localhost:4443/a", "this machine by name"],
    ["https://2130706433/a", "this machine as a number"],
    ["https://[::1]/a", "this machine, IPv6"],
    ["https://[::ffff:127.0.0.1]/a", "this machine, mapped"],
    ["https://169.254.169.254/latest/meta-data", "a cloud's metadata"],
    ["https://10.0.0.1/a", "a private network"],
    ["ftp://fcm.googleapis.com/a", "another protocol"],
    ["javascript:alert(1)", "a script"],
    ["fcm.googleapis.com/a", "no protocol"],
    ["", "nothing"],
    [`https://fcm.googleapis.com/${"a".repeat(2048)}`, "too long"],
  ])("exclude %s (%s)", (address) => {
    expect(isPushEndpoint(address)).toBe(false);
  });

  it("include encrypted ones on this machine only in tests", () => {
    const options = { allowsLoopback: true };
    for (const address of [
      "https://localhost:4443/push/1",
      "https://127.0.0.1:4443/a",
      "https://[::1]:1/a",
    ]) {
      expect(isPushEndpoint(address, options), address).toBe(true);
    }
    for (const address of ["http://localhost:4443/a", "https://u@localhost/a", "https://10.0.0.1:4443/a"]) {
      expect(isPushEndpoint(address, options), address).toBe(false);
    }
  });
});
