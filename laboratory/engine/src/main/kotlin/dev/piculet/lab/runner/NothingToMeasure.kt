package dev.piculet.lab.runner

import dev.piculet.lab.ExitCode
import dev.piculet.lab.LabException

/** None of the contenders of a run can be had, or passes the gate. */
class NothingToMeasure(
    message: String,
    exitCode: Int = ExitCode.ERROR,
) : LabException(message, exitCode)
