import { useState } from "react";
import { PHONE_FORM, PHONE_NUMBER } from "~/features/accounts/domain/profile-options";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { plainPhoneNumber } from "../domain/phone-number";

interface ChannelsPhoneProps {
  value: string;
  isSmsReady: boolean;
  onChange: (phoneNumber: string) => void;
}

/** The number for text messages. What is wrong with it is said once the field is left. */
export function ChannelsPhone({ value, isSmsReady, onChange }: ChannelsPhoneProps) {
  const [wasLeft, setLeft] = useState(false);
  const number = plainPhoneNumber(value);
  const isWrong = number !== "" && !PHONE_NUMBER.test(number);
  return (
    <div className="mt-4 grid gap-4">
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="tel"
        hint="In the international form, such as +14155550123."
        error={wasLeft && isWrong ? PHONE_FORM : undefined}
        value={value}
        maxLength={32}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => setLeft(true)}
        fieldClassName="max-w-sm"
      />
      {!isSmsReady && (
        <Notice tone="warn" title="SMS needs configuration">
          This server cannot send text messages yet. Your number is kept for the day it can.
        </Notice>
      )}
    </div>
  );
}
