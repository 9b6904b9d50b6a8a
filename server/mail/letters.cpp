#include "server/mail/letters.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>

namespace pithead::server {
namespace {

// {0} is the login, {1} the code.
struct Words {
  std::string_view language;
  std::string_view subject;
  std::string_view text;
};
using Languages = std::array<Words, 4>;

constexpr Languages kConfirmation{{
    {"en", "Confirm your address for Pithead",
     "Somebody gave this address for the Pithead account “{0}”.\n"
     "If that was you, type this code into the page within ten minutes:\n\n    {1}\n\n"
     "If it was not you, there is nothing to do: without the code the address does not count.\n"},
    {"de", "Bestätige deine Adresse für Pithead",
     "Jemand hat diese Adresse für das Pithead-Konto „{0}“ angegeben.\n"
     "Wenn du das warst, gib diesen Code innerhalb von zehn Minuten auf der Seite ein:\n\n    {1}\n\n"
     "Wenn nicht, musst du nichts tun: Ohne den Code gilt die Adresse nicht.\n"},
    {"nl", "Bevestig je adres voor Pithead",
     "Iemand heeft dit adres opgegeven voor het Pithead-account ‘{0}’.\n"
     "Als jij dat was, voer dan binnen tien minuten deze code in op de pagina:\n\n    {1}\n\n"
     "Was jij het niet, dan hoef je niets te doen: zonder de code geldt het adres niet.\n"},
    {"it", "Conferma il tuo indirizzo per Pithead",
     "Qualcuno ha indicato questo indirizzo per l’account Pithead «{0}».\n"
     "Se sei stato tu, inserisci questo codice nella pagina entro dieci minuti:\n\n    {1}\n\n"
     "Altrimenti non devi fare nulla: senza il codice l’indirizzo non vale.\n"},
}};

constexpr Languages kReset{{
    {"en", "A new password for Pithead",
     "Somebody asked for a new password for your Pithead account “{0}”.\n"
     "If that was you, type this code into the page where you asked, within ten minutes, and choose a "
     "password:\n\n    {1}\n\n"
     "If it was not you, there is nothing to do: your password stays as it is.\n"},
    {"de", "Ein neues Passwort für Pithead",
     "Jemand hat für dein Pithead-Konto „{0}“ ein neues Passwort verlangt.\n"
     "Wenn du das warst, gib diesen Code innerhalb von zehn Minuten dort ein, wo du ihn angefordert hast, "
     "und "
     "wähle ein Passwort:\n\n"
     "    {1}\n\nWenn nicht, musst du nichts tun: Dein Passwort bleibt, wie es ist.\n"},
    {"nl", "Een nieuw wachtwoord voor Pithead",
     "Iemand heeft om een nieuw wachtwoord gevraagd voor je Pithead-account ‘{0}’.\n"
     "Als jij dat was, voer deze code dan binnen tien minuten in op de pagina waar je erom vroeg en kies een "
     "wachtwoord:\n\n"
     "    {1}\n\nWas jij het niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.\n"},
    {"it", "Una nuova password per Pithead",
     "Qualcuno ha chiesto una nuova password per il tuo account Pithead «{0}».\n"
     "Se sei stato tu, inserisci questo codice entro dieci minuti nella pagina da cui l’hai chiesto e scegli "
     "una password:\n\n"
     "    {1}\n\nAltrimenti non devi fare nulla: la tua password resta com’è.\n"},
}};

Letter written(const Languages& languages, const std::string& language, const std::string& to,
               const std::string& login, const std::string& code) {
  const auto* spoken = std::ranges::find(languages, language, &Words::language);
  const Words& words = spoken == languages.end() ? languages.front() : *spoken;
  return {.to = to,
          .subject = std::string(words.subject),
          .text = fmt::format(fmt::runtime(words.text), login, code),
          .html = {},
          .id = {},
          .stop = {}};
}

}  // namespace

Letter confirmation_letter(const std::string& language, const std::string& to, const std::string& login,
                           const std::string& code) {
  return written(kConfirmation, language, to, login, code);
}

Letter reset_letter(const std::string& language, const std::string& to, const std::string& login,
                    const std::string& code) {
  return written(kReset, language, to, login, code);
}

}  // namespace pithead::server
