// One HTTP request on its way through the API, and the responses to it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/net/http.h"
#include "server/people.h"
#include "server/table/telling.h"

namespace pithead::server {

struct ApiCall {
  HttpRequest request;
  std::vector<std::string> params;             // the variable parts of the path
  std::optional<Authenticated> authenticated;  // nobody without a valid cookie
  Respond respond;

  PersonId person() const { return authenticated ? authenticated->person.id : PersonId{}; }
};

HttpResponse json_response(std::string body);
HttpResponse refusal_response(const Refusal& refusal);
// A limit; come back after so many seconds.
HttpResponse too_fast_response(std::string what, int seconds);
HttpResponse reply_response(const std::string& id, const Reply& reply);

}  // namespace pithead::server
