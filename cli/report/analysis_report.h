// A game gone through, as a page with curves.
#pragma once

#include <string>

#include "cli/analysis.h"

namespace pithead::cli::report {

std::string analysis_page(const AnalysisResult& result);

}  // namespace pithead::cli::report
