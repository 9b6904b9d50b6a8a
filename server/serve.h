// `pithead serve`: store, tables, people and network put together.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "server/analysis_api.h"
#include "server/mail/mailer.h"
#include "server/net/listener.h"
#include "server/table_registry.h"

namespace pithead::server {

// Telling people who are elsewhere (docs/server/notices.md).
struct NoticeSettings {
  bool on = false;
  int delay_seconds = 60;   // whoever looks or moves before is told nothing
  bool to_private = false;  // also to addresses of private networks, and without TLS
};

struct ServeSettings {
  ListenerSettings listener;
  RegistrySettings registry;
  AnalysisLimits analysis;
  int vacation_days = 21;  // a year, for games by turns; 0: none
  std::string store = "sqlite:pithead.db";
  std::string web;         // folder of the page; empty: none
  std::string site;        // folder of the page that needs no server; empty: none
  int check_seconds = 30;  // between two looks at all of a store's file; 0: never
  int workers = 0;         // threads for bots; 0: one less than there are cores
  MailSettings mail;
  bool clubs = true;  // people found clubs and play tournaments
  NoticeSettings notices;
  bool quiet = false;                              // no log
  std::function<void(std::uint16_t port)> opened;  // the listener is open
};

// What is wrong with settings that can be judged without starting, or nothing.
std::string check_notice_settings(const ServeSettings& settings);

// Serves until it is told to stop; an empty text when it ended well, else a sentence that says why not.
std::string serve(const ServeSettings& settings);

}  // namespace pithead::server
