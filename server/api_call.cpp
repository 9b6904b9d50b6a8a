#include "server/api_call.h"

#include <utility>

namespace pithead::server {
namespace {

int status_of(Why why) {
  switch (why) {
    case Why::BadAddress:
    case Why::BadLogin:
    case Why::BadMail:
    case Why::BadMessage:
    case Why::BadPassword:
    case Why::BadRecord:
    case Why::CommonPassword:
    case Why::NotRatable:
    case Why::UnknownType:
    case Why::WrongSetup: return 400;
    case Why::UnknownPerson:
    case Why::WrongCode:
    case Why::WrongLogin: return 401;
    case Why::ChatClosed:
    case Why::Private:
    case Why::Removed:
    case Why::ForbiddenOrigin:
    case Why::HostBlocked:
    case Why::NotHost:
    case Why::NotMember:
    case Why::NotOrganiser:
    case Why::NotYourSeat:
    case Why::NotYourTurn:
    case Why::SeatsKept:
    case Why::Silenced:
    case Why::WrongPassword: return 403;
    case Why::UnknownClub:
    case Why::UnknownAddress:
    case Why::UnknownGame:
    case Why::UnknownLogin:
    case Why::UnknownPath:
    case Why::UnknownTable:
    case Why::UnknownTournament: return 404;
    case Why::WrongMethod: return 405;
    case Why::ChatFull:
    case Why::LogFull:
    case Why::TooManyBots:
    case Why::TooFast:
    case Why::TooManyAddresses:
    case Why::TooManyAnalyses:
    case Why::TooManyClubs:
    case Why::TooManyBlocked:
    case Why::TooManyReports:
    case Why::TooManyTables: return 429;
    case Why::Unavailable: return 503;
    default: return 409;  // the table is not in a state for it
  }
}

}  // namespace

HttpResponse json_response(std::string body) { return {.body = std::move(body), .headers = {}}; }

HttpResponse refusal_response(const Refusal& refusal) { return reply_response({}, Refused{refusal}); }

HttpResponse too_fast_response(std::string what, int seconds) {
  HttpResponse response = refusal_response({Why::TooFast, std::move(what)});
  response.headers.emplace_back("Retry-After", std::to_string(seconds));
  return response;
}

HttpResponse reply_response(const std::string& id, const Reply& reply) {
  HttpResponse response = json_response(tell_reply(id, reply));
  if (const auto* refused = std::get_if<Refused>(&reply)) {
    response.status = status_of(refused->refusal.why);
    response.error = std::string(error_name(refused->refusal.why));
  }
  return response;
}

}  // namespace pithead::server
