#include "server/table/reply.h"

#include "games/core/json.h"

namespace pithead::server {
namespace {

struct ReplyTeller {
  JsonWriter& json;
  const std::string& id;

  void operator()(const Done& done) const {
    json.begin_object();
    json.field("type", "done");
    json.field("id", id);
    json.field("table", done.table);
    json.field("version", done.version);
    json.end_object();
  }
  void operator()(const Refused& refused) const {
    json.begin_object();
    json.field("type", "error");
    json.field("id", id);
    json.field("error", error_name(refused.refusal.why));
    json.field("what", refused.refusal.what);
    if (refused.refusal.record) write_fault(*refused.refusal.record);
    if (refused.still) {
      json.field("table", refused.still->table);
      json.field("version", refused.still->version);
    }
    json.end_object();
  }
  void operator()(const Told& told) const { json.raw(told.text); }

 private:
  void write_fault(const RecordFault& fault) const {
    json.key("record").begin_object();
    json.field("kind", fault.kind);
    if (fault.move) json.field("move", *fault.move);
    json.end_object();
  }
};

}  // namespace

std::string tell_reply(const std::string& id, const Reply& reply) {
  std::string text;
  JsonWriter json(text);
  std::visit(ReplyTeller{json, id}, reply);
  return text;
}

std::string tell_hello(const PersonId& person) {
  std::string text;
  JsonWriter json(text);
  json.begin_object();
  json.field("type", "hello");
  json.field("protocol", 1);
  json.field("person", person);
  json.end_object();
  return text;
}

Told tell_pong(const std::string& id) {
  Told told;
  JsonWriter json(told.text);
  json.begin_object();
  json.field("type", "pong");
  if (!id.empty()) json.field("id", id);
  json.end_object();
  return told;
}

}  // namespace pithead::server
