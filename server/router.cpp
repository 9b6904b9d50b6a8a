#include "server/router.h"

#include <algorithm>
#include <string>
#include <utility>

namespace pithead::server {
namespace {

// The parts of the path that stand for stars, or nothing if the pattern is another one.
std::optional<std::vector<std::string>> match_path(std::string_view pattern, std::string_view path) {
  std::vector<std::string> params;
  while (true) {
    const std::size_t end = std::min(pattern.find('/', 1), pattern.size());
    const std::size_t stop = std::min(path.find('/', 1), path.size());
    const std::string_view part = path.substr(0, stop);
    if (pattern.substr(0, end) == "/*" && part.size() > 1) {
      params.emplace_back(part.substr(1));
    } else if (pattern.substr(0, end) != part) {
      return std::nullopt;
    }
    pattern.remove_prefix(end);
    path.remove_prefix(stop);
    if (pattern.empty() || path.empty()) break;
  }
  if (!pattern.empty() || !path.empty()) return std::nullopt;
  return params;
}

}  // namespace

void Router::add(const std::vector<Route>& routes) {
  routes_.insert(routes_.end(), routes.begin(), routes.end());
}

void Router::on_request(HttpRequest request, Respond respond) {
  std::string methods;  // that this path takes
  for (const Route& route : routes_) {
    const auto params = match_path(route.path, request.path);
    if (!params) continue;
    methods += (methods.empty() ? "" : ", ") + std::string(route.method);
    if (route.method != request.method) continue;
    return dispatch(route, std::make_shared<ApiCall>(
                               ApiCall{std::move(request), *params, std::nullopt, std::move(respond)}));
  }
  if (!methods.empty()) {
    HttpResponse response = refusal_response({Why::WrongMethod, "this path takes only " + methods});
    response.headers.emplace_back("Allow", methods);
    return respond(std::move(response));
  }
  if (auto other = elsewhere ? elsewhere(request) : std::nullopt) return respond(std::move(*other));
  respond(refusal_response({Why::UnknownPath, "there is nothing at this address"}));
}

void Router::dispatch(const Route& route, const std::shared_ptr<ApiCall>& call) {
  // A foreign page cannot send JSON without asking before, and its Origin gives it away to the listener.
  if (route.method == "POST" && route.who != For::Links && !is_json(call->request.header("content-type"))) {
    return call->respond(
        refusal_response({Why::ForbiddenOrigin, "whatever changes something is sent as application/json"}));
  }
  if (route.who == For::Operators || route.who == For::Links) return route.handle(*call);
  const std::string_view cookie = cookie_.read(call->request);
  people_.authenticate(cookie, [this, &route, call](Answer<std::optional<Authenticated>> found) {
    if (!found) return call->respond(refusal_response(found.error()));
    call->authenticated = std::move(*found);
    if (call->authenticated) on_person(*call);
    if (route.who == For::Persons && !call->authenticated) {
      return call->respond(
          refusal_response({Why::UnknownPerson, "nobody is known by this cookie; ask /api/me for one"}));
    }
    route.handle(*call);
  });
}

}  // namespace pithead::server
