import { useState } from "react";
import { PHONE_FORM, PHONE_NUMBER } from "~/features/accounts/domain/profile-options";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { plainPhoneNumber } from "../contract";

interface PhoneFieldProps {
  value: string;
  isSmsReady: boolean;
  onChange: (phoneNumber: string) => void;
}

/** The phone number for text messages. Shows an error once the field loses the focus. */
export function PhoneField({ value, isSmsReady, onChange }: PhoneFieldProps) {
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
          This server can’t send text messages yet. Your number is saved for when it can.
        </Notice>
      )}
    </div>
  );
}
