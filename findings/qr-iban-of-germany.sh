#!/bin/sh
# Accounts of banks in Germany and France are taken for Swiss QR-IBANs.
#
# Packages: swissqrbill 4.4.1, beside ibantools 4.5.4.
# Input: a valid IBAN of Germany of the bank 31010833 (in the Bundesbank's directory), and one of France of the bank 30004. A QR-IBAN is one of Switzerland or Liechtenstein with an institution's number of 30000 to 31999 (SIX, "Swiss Implementation
# Guidelines for the QR-bill", 2.3); the country is part of what makes it one.
# Expected: false, true for the Swiss one. Seen: swissqrbill's exported `isQRIBAN` says true of all three; whoever chooses by it asks
# a payer in Germany for 27 digits that no bank there knows. ibantools says false, false, true.
# Batuta has `isQrIban` of its own, with the country (contract/finances/paying/iban.ts), compared with ibantools in a test.
. "$(dirname "$0")/lib.sh"
use swissqrbill@4.4.1 ibantools@4.5.4
cat > try.mjs <<'EOF'
import { isQRIBAN } from 'swissqrbill/utils'
import { isQRIBAN as alsoQr, isValidIBAN } from 'ibantools'
for (const iban of ['DE33310108330123456789', 'FR7630004000031234567890143', 'CH4431999123000889012'])
  console.log(iban, isValidIBAN(iban), isQRIBAN(iban), alsoQr(iban))
EOF
see node try.mjs <<'EOF'
DE33310108330123456789 true true false
FR7630004000031234567890143 true true false
CH4431999123000889012 true true true
EOF
