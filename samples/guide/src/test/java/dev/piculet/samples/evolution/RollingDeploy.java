package dev.piculet.samples.evolution;

import java.util.Map;
import java.util.TreeMap;

/** An old and a new program run at once, in class loaders of their own, and share a cache and logs. */
public final class RollingDeploy {
    private RollingDeploy() {}

    public static void main(String[] args) throws Exception {
        Map<String, byte[]> values = new TreeMap<>();
        Map<Integer, byte[]> schemas = new TreeMap<>();
        Program old = Versions.start("v1", values, schemas);
        old.put("Ann");
        Program current = Versions.start("v2", values, schemas);
        current.put("Bo");
        System.out.println("new reads old: " + current.get("Ann"));
        System.out.println("old reads new: " + old.get("Bo"));
        old.put("Cy");
        System.out.println("new reads old: " + current.get("Cy"));

        System.out.println("new reads old, by frames: " + current.readLog(old.writeLog("Di")));
        System.out.println("old reads new, by frames: " + old.readLog(current.writeLog("Ed")));
    }
}
