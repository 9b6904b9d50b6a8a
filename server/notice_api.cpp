#include "server/notice_api.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "games/core/json.h"
#include "match/json_fields.h"
#include "server/me_api.h"
#include "server/notice/quiet_hours.h"
#include "server/notice/time_zone.h"
#include "server/notice/web_push.h"
#include "server/table/secret.h"

namespace pithead::server {
namespace {

constexpr std::size_t kMostNoticeAddresses = 20;
constexpr std::array<std::string_view, 4> kNoticeKinds{"turn", "over", "invitation", "chat"};
constexpr std::array<std::string_view, 3> kNoticeWays{"push", "mail", "webhook"};

using Changed = StoreResult<Answer<void>>;

// Bits; complains about a word that is none.
int kinds_in(JsonFields& fields) {
  int kinds = 0;
  for (const std::string_view each : fields.optional("kinds").texts()) {
    const auto* found = std::ranges::find(kNoticeKinds, each);
    if (found == kNoticeKinds.end()) {
      fields.complain("'kinds' has turn, over, invitation and chat, or some of them");
      break;
    }
    kinds |= bit_of(static_cast<NoticeKind>(found - kNoticeKinds.begin()));
  }
  return kinds;
}

struct AddressEdit {
  std::string address;
  int kinds = 0;
};

Answer<AddressEdit> read_address_edit(const std::string& body) {
  const auto object = read_json_object(body, "body");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "body");
  AddressEdit edit{.address = fields.needed("address").text(100), .kinds = kinds_in(fields)};
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return edit;
}

Answer<QuietHours> read_quiet(const std::string& body) {
  const auto object = read_json_object(body, "body");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "body");
  QuietHours quiet{.zone = fields.needed("zone").text(64),
                   .from = fields.needed("from").number(0, kMinutesOfDay - 1),
                   .to = fields.needed("to").number(0, kMinutesOfDay - 1)};
  if (!fields.wrong() && !TimeZone::open(quiet.zone))
    fields.complain("'zone' must be a time zone that this server knows, such as Europe/Berlin");
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  return quiet;
}

Answer<void> unknown_address() { return refuse(Why::UnknownAddress, "you have no such address"); }

Changed found_or_unknown(const StoreResult<bool>& found) {
  if (!found) return tl::unexpected(found.error());
  return *found ? Answer<void>{} : unknown_address();
}

const NoticeAddress* find_target(const std::vector<NoticeAddress>& all, NoticeWay way,
                                 const std::string& target) {
  const auto found = std::ranges::find_if(
      all, [&](const NoticeAddress& each) { return each.way == way && each.target == target; });
  return found == all.end() ? nullptr : &*found;
}

// Where a browser says by itself that it is still there, nothing begins that its person has ended.
Changed refresh(Store& store, NoticeAddress address, const NoticeAddress* known,
                const NoticeAddress* former) {
  const NoticeAddress* before = known != nullptr ? known : former;
  if (before == nullptr || before->stopped) return Answer<void>{};
  address.kinds = before->kinds;
  if (before == former) {
    if (const auto removed = store.notices().remove_address(address.person, former->id); !removed)
      return tl::unexpected(removed.error());
  }
  return store.notices().save_address(address).map([] { return Answer<void>{}; });
}

Changed save(Store& store, const NoticeAddress& address) {
  const auto all = store.notices().addresses(address.person);
  if (!all) return tl::unexpected(all.error());
  const NoticeAddress* known = find_target(*all, address.way, address.target);
  if (known == nullptr && all->size() >= kMostNoticeAddresses)
    return refuse(Why::TooManyAddresses, "you have 20 addresses; remove one first");
  return store.notices().save_address(address).map([] { return Answer<void>{}; });
}

void write_notice_kinds(JsonWriter& json, int kinds) {
  json.key("kinds").begin_array();
  for (std::size_t i = 0; i < kNoticeKinds.size(); ++i)
    if ((kinds & bit_of(static_cast<NoticeKind>(i))) != 0) json.value(kNoticeKinds[i]);
  json.end_array();
}

std::string tell_test(const Delivery& delivery) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "notice-test");
  json.field("sent", delivery.kind == Delivery::Kind::Taken);
  if (!delivery.why.empty()) json.field("why", delivery.why);
  if (delivery.status != 0) json.field("status", delivery.status);
  json.end_object();
  return text;
}

}  // namespace

StoreResult<OwnNotices> read_own_notices(Store& store, const PersonId& person) {
  auto quiet = store.notices().quiet_hours(person);
  if (!quiet) return tl::unexpected(quiet.error());
  auto addresses = store.notices().addresses(person);
  if (!addresses) return tl::unexpected(addresses.error());
  return OwnNotices{std::move(*quiet), std::move(*addresses)};
}

void write_own_notices(JsonWriter& json, const OwnNotices& own, const Authenticated& reader) {
  if (own.quiet.from != own.quiet.to) {
    json.key("quiet").begin_object();
    json.field("zone", own.quiet.zone);
    json.field("from", own.quiet.from);
    json.field("to", own.quiet.to);
    json.end_object();
  }
  json.key("addresses").begin_array();
  for (const NoticeAddress& each : own.addresses) {
    json.begin_object();
    json.field("address", each.id);
    json.field("way", name_of(each.way));
    json.field("about", each.way == NoticeWay::Mail ? reader.person.mail : each.about);
    if (each.way == NoticeWay::Webhook) json.field("target", each.target);
    if (each.way == NoticeWay::Push) json.field("this", each.login == reader.login);
    write_notice_kinds(json, each.kinds);
    if (each.stopped) json.field("stopped", true);
    if (!each.trouble.empty()) json.field("trouble", each.trouble);
    json.end_object();
  }
  json.end_array();
}

NoticeApi::NoticeApi(StoreWriter& writer, Notifier& notifier)
    : writer_(writer),
      notifier_(notifier),
      push_key_(vapid_public_key(notifier.settings().delivery.push_key)) {}

void NoticeApi::add_routes(Router& router) {
  using enum Router::For;
  const auto to = [this](auto handle) { return Router::to(*this, handle); };
  router.add({
      {"GET", "/api/notices", to(&NoticeApi::show), Persons},
      {"POST", "/api/notices/add", to(&NoticeApi::add), Persons},
      {"POST", "/api/notices/change", to(&NoticeApi::change), Persons},
      {"POST", "/api/notices/remove", to(&NoticeApi::remove), Persons},
      {"POST", "/api/notices/quiet", to(&NoticeApi::set_quiet), Persons},
      {"POST", "/api/notices/test", to(&NoticeApi::test), Persons},
      {"POST", "/api/notices/seen", to(&NoticeApi::see), Persons},
      {"GET", "/api/notices/stop/*", show_stop_page},
      {"POST", "/api/notices/stop/*", to(&NoticeApi::stop), Links},
  });
}

std::string NoticeApi::tell(const OwnNotices& own, const Authenticated& reader) const {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "notices");
  json.field("push_key", push_key_);
  json.field("can_mail", !notifier_.settings().delivery.mail.server.empty());
  write_own_notices(json, own, reader);
  json.end_object();
  return text;
}

void NoticeApi::show(const ApiCall& call) {
  edit(call, [](Store& /*store*/) -> Changed { return Answer<void>{}; });
}

void NoticeApi::edit(const ApiCall& call, Edit edit) {
  using Own = StoreResult<Answer<OwnNotices>>;
  const auto now = std::chrono::steady_clock::now();
  if (!edits_.take(call.person(), now))
    return call.respond(too_fast_response("that is more than anybody can choose; wait a moment",
                                          edits_.seconds_to_wait(call.person(), now)));
  writer_.submit(
      [edit = std::move(edit), person = call.person()](Store& store) -> Own {
        const auto done = edit(store);
        if (!done) return tl::unexpected(done.error());
        if (!*done) return Answer<OwnNotices>(tl::unexpected(done->error()));
        return read_own_notices(store, person).map([](OwnNotices own) {
          return Answer<OwnNotices>(std::move(own));
        });
      },
      [this, reader = *call.authenticated, respond = call.respond](const Own& own) {
        if (!own) return respond(refusal_response(unavailable()));
        if (!*own) return respond(refusal_response(own->error()));
        respond(json_response(tell(**own, reader)));
      });
}

// ---- addresses ------------------------------------------------------------------------------------------

Answer<NoticeApi::Wanted> NoticeApi::read_address(const ApiCall& call) const {
  const auto object = read_json_object(call.request.body, "body");
  if (!object) return refuse(Why::BadMessage, object.error());
  JsonFields fields(*object, "body");
  const auto way = fields.needed("way").kind<NoticeWay>(kNoticeWays);
  NoticeAddress address;
  address.id = random_key(12);
  address.person = call.person();
  address.way = way.value_or(NoticeWay::Mail);
  address.kinds = kinds_in(fields);
  address.created = notifier_.now();
  if (address.way != NoticeWay::Mail) address.target = fields.needed("target").text();
  std::string former = fields.optional("instead_of").text();
  if (address.way == NoticeWay::Webhook) address.about = origin_of(address.target);
  if (address.way == NoticeWay::Push) {
    address.key = fields.needed("key").text(200);
    address.secret = fields.needed("secret").text(100);
    address.about = about_browser(call);
    address.login = call.authenticated->login;
  }
  if (!way) fields.complain("'way' must be push, mail or webhook");
  if (fields.wrong()) return refuse(Why::BadMessage, *fields.wrong());
  if (auto good = check_address(address, call.authenticated->person); !good)
    return tl::unexpected(good.error());
  return Wanted{std::move(address), !fields.has("kinds"), std::move(former)};
}

Answer<void> NoticeApi::check_address(const NoticeAddress& address, const Person& person) const {
  const DeliverySettings& delivery = notifier_.settings().delivery;
  if (address.way != NoticeWay::Push && person.login.empty())
    return refuse(Why::NoAccount, "mail and webhooks are for accounts; a browser can be told without");
  if (address.way == NoticeWay::Mail) {
    if (delivery.mail.server.empty()) return refuse(Why::NoMail, "this server sends no mail");
    if (person.mail.empty()) return refuse(Why::MailUnconfirmed, "confirm an address for mail first");
    return {};
  }
  if (!is_post_target(address.target, delivery.reach))
    return refuse(Why::BadAddress, "the address must begin with https:// and lead into the internet");
  if (address.way == NoticeWay::Push && !are_push_keys({address.key, address.secret}))
    return refuse(Why::BadAddress, "these are no keys of a push subscription");
  return {};
}

void NoticeApi::add(const ApiCall& call) {
  const auto wanted = read_address(call);
  if (!wanted) return call.respond(refusal_response(wanted.error()));
  edit(call, [wanted = *wanted](Store& store) -> Changed {
    const NoticeAddress& address = wanted.address;
    if (!wanted.refresh) return save(store, address);
    const auto all = store.notices().addresses(address.person);
    if (!all) return tl::unexpected(all.error());
    return refresh(store, address, find_target(*all, address.way, address.target),
                   find_target(*all, address.way, wanted.instead_of));
  });
}

void NoticeApi::change(const ApiCall& call) {
  const auto wanted = read_address_edit(call.request.body);
  if (!wanted) return call.respond(refusal_response(wanted.error()));
  edit(call, [person = call.person(), wanted = *wanted](Store& store) {
    return found_or_unknown(store.notices().set_kinds(person, wanted.address, wanted.kinds));
  });
}

void NoticeApi::remove(const ApiCall& call) {
  const auto wanted = read_address_edit(call.request.body);
  if (!wanted) return call.respond(refusal_response(wanted.error()));
  edit(call, [person = call.person(), wanted = *wanted](Store& store) {
    return found_or_unknown(store.notices().remove_address(person, wanted.address));
  });
}

void NoticeApi::set_quiet(const ApiCall& call) {
  const auto quiet = read_quiet(call.request.body);
  if (!quiet) return call.respond(refusal_response(quiet.error()));
  edit(call, [person = call.person(), quiet = *quiet](Store& store) -> Changed {
    return store.notices().set_quiet_hours(person, quiet).map([] { return Answer<void>{}; });
  });
}

void NoticeApi::test(const ApiCall& call) {
  const auto wanted = read_address_edit(call.request.body);
  if (!wanted) return call.respond(refusal_response(wanted.error()));
  const auto now = std::chrono::steady_clock::now();
  if (!tests_.take(call.person(), now))
    return call.respond(
        too_fast_response("wait a moment before the next test", tests_.seconds_to_wait(call.person(), now)));
  writer_.submit([person = call.person()](Store& store) { return store.notices().addresses(person); },
                 [this, id = wanted->address, person = call.authenticated->person,
                  respond = call.respond](const StoreResult<std::vector<NoticeAddress>>& all) {
                   if (!all) return respond(refusal_response(unavailable()));
                   const auto found = std::ranges::find(*all, id, &NoticeAddress::id);
                   if (found == all->end()) return respond(refusal_response(unknown_address().error()));
                   notifier_.test(*found, person, [respond](const Delivery& delivery) {
                     respond(json_response(tell_test(delivery)));
                   });
                 });
}

// ---- looking, and stopping ------------------------------------------------------------------------------

void NoticeApi::see(const ApiCall& call) {
  const auto object = read_json_object(call.request.body, "body");
  if (!object) return call.respond(refusal_response({Why::BadMessage, object.error()}));
  JsonFields fields(*object, "body");
  const std::string table = fields.needed("table").text(100);
  if (fields.wrong()) return call.respond(refusal_response({Why::BadMessage, *fields.wrong()}));
  writer_.submit(
      [person = call.person(), table](Store& store) { return store.notices().seen(person, table); },
      [respond = call.respond](const StoreResult<void>& seen) {
        respond(seen ? done_response() : refusal_response(unavailable()));
      });
}

// A mail program may open the link instead of posting to it.
void NoticeApi::show_stop_page(const ApiCall& call) {
  call.respond({.status = 303,
                .type = "text/plain",
                .body = {},
                .headers = {{"Location", "/stop/" + call.params[0]}}});
}

void NoticeApi::stop(const ApiCall& call) {
  const std::string address = address_in(call.params[0], notifier_.settings().delivery.secret);
  if (address.empty())
    return call.respond(refusal_response({Why::UnknownAddress, "this link stops nothing; it was cut off"}));
  writer_.submit([address](Store& store) { return store.notices().stop_address(address); },
                 [respond = call.respond](const StoreResult<void>& stopped) {
                   respond(stopped ? done_response() : refusal_response(unavailable()));
                 });
}

}  // namespace pithead::server
