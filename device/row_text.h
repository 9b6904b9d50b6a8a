// Rows as texts: JSON with a field for each of what is kept.
#pragma once

#include <string>

#include "server/store/analyses.h"
#include "server/store/store.h"

namespace pithead::server::device {

std::string text_of(const server::Summary& summary);
std::string text_of(const server::GameResult& result);
std::string text_of(const server::Person& person);
std::string text_of(const server::Login& login);
std::string text_of(const server::AnalysisJob& job);
std::string text_of(const server::AnalysedDecision& decision);
std::string text_of(const server::Entry& entry);

// What this program wrote; whatever else stands there gives empty values.
server::Summary summary_of(const std::string& text);
server::GameResult result_of(const std::string& text);
server::Person person_of(const std::string& text);
server::Login login_of(const std::string& text);
server::AnalysisJob job_of(const std::string& text);
server::AnalysedDecision decision_of(const std::string& text);
server::Entry entry_of(const std::string& text);

}  // namespace pithead::server::device
