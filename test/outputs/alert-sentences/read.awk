# Reads alert sentences and those of doors, water and fire, written from the tables of the standard and owing nothing to the program's own decoder.
# One line a sentence: its formatter and the fields, escapes resolved, parted by |. What is not a sentence by
# its length, checksum or characters is said to be WRONG, with why.

BEGIN {
  for (i = 32; i < 127; i++) code[sprintf("%c", i)] = i
  hex = "0123456789ABCDEF"
}

function xor(a, b,   r, p) {
  for (p = 1; p < 256; p *= 2) {
    if (a % 2 != b % 2) r += p
    a = int(a / 2)
    b = int(b / 2)
  }
  return r + 0
}

function plain(text,   out, at) {
  out = ""
  while ((at = index(text, "^")) > 0) {
    out = out substr(text, 1, at - 1) sprintf("%c", 16 * (index(hex, substr(text, at + 1, 1)) - 1) + index(hex, substr(text, at + 2, 1)) - 1)
    text = substr(text, at + 3)
  }
  return out text
}

{
  if (length($0) > 80) { print "WRONG longer than 82 with CR and LF: " $0; next }
  if ($0 !~ /^\$[A-Z][A-Z0-9][A-Z][A-Z][A-Z],.*\*[0-9A-F][0-9A-F]$/) { print "WRONG frame: " $0; next }
  body = substr($0, 2, length($0) - 4)
  if (body ~ /[$*!\\~]/) { print "WRONG character: " $0; next }
  sum = 0
  for (i = 1; i <= length(body); i++) sum = xor(sum, code[substr(body, i, 1)])
  said = substr($0, length($0) - 1)
  if (sum != 16 * (index(hex, substr(said, 1, 1)) - 1) + index(hex, substr(said, 2, 1)) - 1) { print "WRONG checksum: " $0; next }
  count = split(body, field, ",")
  kind = substr(field[1], 3)
  wanted = kind == "ALF" ? 13 : kind == "HBT" ? 3 : kind ~ /^(DOR|WAT|FIR)$/ ? 9 : kind == "ACN" ? 6 : kind == "ACK" ? 1 : kind == "AKD" ? 8 : kind == "ARC" ? 5 : kind == "ALR" ? 5 : kind == "ALC" ? 4 + 4 * field[5] : -1
  if (count - 1 != wanted) { print "WRONG number of fields: " $0; next }
  line = kind
  for (i = 2; i <= count; i++) line = line "|" plain(field[i])
  print line
}
