package dev.piculet.deploy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Checks the folder given as argument, prints its faults, and exits with 1 if there are any. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) throws IOException {
        boolean signed = arguments.length == 2 && arguments[0].equals("--signed");
        if (!signed && arguments.length != 1) {
            System.err.println("Usage: [--signed] FOLDER");
            System.exit(2);
        }
        Deployed deployed = Deployed.in(Path.of(arguments[arguments.length - 1]));
        List<String> problems = Check.problems(deployed, signed);
        problems.forEach(System.err::println);
        System.out.printf(
                "%d artifacts are deployed: %d problems%n", deployed.artifacts().size(), problems.size());
        System.exit(problems.isEmpty() ? 0 : 1);
    }
}
