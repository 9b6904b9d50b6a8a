#include "server/notifier.h"

#include <array>
#include <utility>

#include "server/notice/decide_notices.h"
#include "server/notice/patience.h"
#include "server/notice/quiet_hours.h"
#include "server/notice/words.h"
#include "server/people.h"
#include "server/table/secret.h"

namespace pithead::server {
namespace {

constexpr std::size_t kPeopleAtOnce = 20;
constexpr int kCarriedAtOnce = 4;
constexpr int kMostLapses = 1;  // a message of which nobody knows whether it was sent is sent once more
constexpr Milliseconds kLease = 40'000;  // longer than anything that carries it may take
constexpr Milliseconds kRests = 5;       // so many delays between two messages to one person
constexpr Milliseconds kForgotten = 60 * kDay;
constexpr Milliseconds kSweepNoticesEvery = kDay / 24;

}  // namespace

std::string_view name_of(NoticeWay way) {
  constexpr std::array<std::string_view, 3> kNames{"push", "mail", "webhook"};
  return kNames.at(static_cast<std::size_t>(way));
}

Notifier::Notifier(StoreWriter& writer, Workers& workers, NotifierSettings settings,
                   std::function<Milliseconds()> now)
    : writer_(writer), workers_(workers), settings_(std::move(settings)), now_(std::move(now)) {}

void Notifier::tick() {
  gather();
  claim();
  sweep();
}

// ---- what is due ----------------------------------------------------------------------------------------

void Notifier::gather() {
  if (std::exchange(gathering_, true)) return;
  writer_.submit([now = now_()](Store& store) { return store.notices().due_people(now, kPeopleAtOnce); },
                 [this](StoreResult<std::vector<PersonId>> people) {
                   if (!people) people = std::vector<PersonId>{};
                   gather_next(std::make_shared<std::vector<PersonId>>(std::move(*people)));
                 });
}

// One after the other, so that moves come in between. What has happened until now goes along with what is
// due: that is one message instead of two.
void Notifier::gather_next(const std::shared_ptr<std::vector<PersonId>>& people) {
  if (people->empty()) {
    gathering_ = false;
    return;
  }
  const PersonId person = std::move(people->back());
  people->pop_back();
  const Milliseconds now = now_();
  const NoticeMoment moment{
      .now = now, .rest = kRests * settings_.delay, .draw_id = [] { return random_key(16); }};
  writer_.submit(
      [person, until = now + settings_.delay, now, moment](Store& store) {
        return store.notices().gather(person, until, now, [&moment](const NoticeReader& reader) {
          return decide_notices(reader, moment);
        });
      },
      [this, people](const StoreResult<void>& gathered) {
        if (!gathered) people->clear();
        gather_next(people);
        claim();
      });
}

void Notifier::sweep() {
  const Milliseconds now = now_();
  if (now < next_sweep_) return;
  next_sweep_ = now + kSweepNoticesEvery;
  writer_.submit([before = now - kForgotten](Store& store) { return store.notices().sweep(before); },
                 [](const StoreResult<void>& /*again in an hour*/) {});
}

// ---- messages -------------------------------------------------------------------------------------------

void Notifier::claim() {
  if (claiming_ || carried_ >= kCarriedAtOnce) return;
  claiming_ = true;
  const Milliseconds now = now_();
  writer_.submit(
      [node = settings_.node, now](Store& store) { return store.notices().claim(node, now, now + kLease); },
      [this](const Claimed& claimed) {
        claiming_ = false;
        if (!claimed || !*claimed) return;
        carry(**claimed);
        claim();
      });
}

void Notifier::carry(const ClaimedMessage& message) {
  ++carried_;
  if (message.lapses > kMostLapses) return finish(message, {Delivery::Kind::Refused, "lost", 0, 0});
  workers_.submit([this, message] {
    return Workers::Work(
        [this, message, delivery = deliver(settings_.delivery, message)] { finish(message, delivery); });
  });
}

MessageOutcome Notifier::outcome_of(const ClaimedMessage& message, const Delivery& delivery) const {
  using enum MessageOutcome::Kind;
  MessageOutcome outcome{.kind = GivenUp, .trouble = std::string(delivery.why), .due = 0};
  if (message.lapses > kMostLapses) outcome.kind = Dropped;
  if (delivery.kind == Delivery::Kind::Taken) outcome.kind = Sent;
  if (delivery.kind == Delivery::Kind::Gone) outcome.kind = Gone;
  if (delivery.kind != Delivery::Kind::Later) return outcome;
  const auto pause = pause_after(message.tries + 1, delivery.retry_after);
  if (!pause) return outcome;
  outcome.kind = Later;
  outcome.due = end_of_quiet(message.quiet, now_() + *pause);
  return outcome;
}

// If the store does not take it, the claim ends by itself, and the message is sent once more.
void Notifier::finish(const ClaimedMessage& message, const Delivery& delivery) {
  if (on_delivery) on_delivery(message.address.way, delivery);
  writer_.submit([message, node = settings_.node, outcome = outcome_of(message, delivery)](
                     Store& store) { return store.notices().finish(message, node, outcome); },
                 [this](const StoreResult<void>& /*finished*/) {
                   --carried_;
                   claim();
                 });
}

void Notifier::test(const NoticeAddress& address, const Person& person,
                    std::function<void(const Delivery&)> then) {
  const ClaimedMessage message{.id = random_key(16),
                               .body = write_message(test_message(person.language)),
                               .tries = 0,
                               .lapses = 0,
                               .address = address,
                               .mail = person.mail,
                               .quiet = {}};
  workers_.submit([this, message, then = std::move(then)] {
    return Workers::Work([then, delivery = deliver(settings_.delivery, message)] { then(delivery); });
  });
}

}  // namespace pithead::server
