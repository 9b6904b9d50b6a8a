// `backup` and `restore`: a whole store in one file, and back.
#include "server/store/backup.h"

#include <memory>
#include <optional>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/progress.h"

namespace pithead::cli {
namespace {

struct CopyAsked {
  std::string file;
  std::string store = "sqlite:pithead.db";
};

// How long it is to be is known when it has begun.
class CopyBar {
 public:
  explicit CopyBar(std::string what) : what_(std::move(what)) {}

  void show(std::uint64_t done, std::uint64_t total) {
    if (!bar_) bar_.emplace(what_, total);
    bar_->show(done);
  }

 private:
  std::string what_;
  std::optional<ProgressBar> bar_;
};

using Copy = server::StoreResult<server::CopiedStore> (*)(const std::string&, const std::string&,
                                                          const server::CopyProgress&);

server::CopiedStore copy_store(Copy copy, const std::string& from, const std::string& to) {
  CopyBar bar("Copying");
  auto copied = copy(from, to, [&bar](std::uint64_t done, std::uint64_t total) { bar.show(done, total); });
  if (!copied) throw Failure{copied.error().what};
  return *copied;
}

std::string in_words(const server::CopiedStore& copied) {
  return fmt::format("{} tables and {} people, {:.1f} MB, schema {}", copied.tables, copied.people,
                     static_cast<double>(copied.bytes) / 1e6, copied.schema);
}

void back_up(const CopyAsked& asked) {
  const auto copied = copy_store(server::back_up, asked.store, asked.file);
  fmt::print("Backed up into {}: {}\n", asked.file, in_words(copied));
}

void restore(const CopyAsked& asked) {
  const auto copied = copy_store(server::restore, asked.file, asked.store);
  fmt::print("Restored from {}: {}\n", asked.file, in_words(copied));
}

}  // namespace

void add_backup(CLI::App& app) {
  Command command(app, "backup", "A store in one file, while servers go on");
  auto asked = std::make_shared<CopyAsked>();
  command.required("FILE", asked->file, "The backup; never overwrites anything");
  command.option("--db", asked->store, "The store: sqlite:FILE or postgresql://…");
  command.footer(
      "One moment of the store: whatever was acknowledged before it began is in it. The file is a SQLite\n"
      "store whatever the store is, is checked before it gets its name, and holds secrets and hashes of\n"
      "passwords: keep it as safe as the store.\n"
      "Examples:\n"
      "  pithead backup monday.db --db sqlite:/var/lib/pithead/pithead.db\n"
      "  pithead backup monday.db --db postgresql://pithead@db.example.org/pithead");
  command.run([asked] { back_up(*asked); });
}

void add_restore(CLI::App& app) {
  Command command(app, "restore", "A backup becomes a store again, of either kind");
  auto asked = std::make_shared<CopyAsked>();
  command.required("FILE", asked->file, "A file that pithead backup has made");
  command.option("--db", asked->store,
                 "Where it shall be: sqlite:FILE or postgresql://…; nothing is there yet");
  command.footer(
      "All of it or nothing. What is there already is never changed: name a file that does not exist, or an\n"
      "empty database.\n"
      "Examples:\n"
      "  pithead restore monday.db --db sqlite:/var/lib/pithead/pithead.db\n"
      "  pithead restore monday.db --db postgresql://pithead@db.example.org/pithead");
  command.run([asked] { restore(*asked); });
}

}  // namespace pithead::cli
