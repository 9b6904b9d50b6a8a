#!/usr/bin/python3
"""Prints a header with the passwords that everybody tries first: the 30,000 commonest, from Debian's python3-zxcvbn, in
the order of their letters. Those too short to be chosen are left out.

    cmake/common_passwords.py SHORTEST
"""

import sys

from zxcvbn.frequency_lists import FREQUENCY_LISTS

shortest = int(sys.argv[1])
chosen = sorted(word for word in FREQUENCY_LISTS["passwords"] if len(word) >= shortest and word.isascii())
print(f"""// Made by cmake/common_passwords.py.
#pragma once

#include <array>
#include <string_view>

namespace pithead::server {{

inline constexpr std::array<std::string_view, {len(chosen)}> kCommonPasswords{{{{""")
for word in chosen:
    escaped = word.replace("\\", "\\\\").replace('"', '\\"').replace("?", "\\?")
    print(f'    "{escaped}",')
print("""}};

}  // namespace pithead::server""")
