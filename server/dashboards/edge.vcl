vcl 4.1;
# Varnish 7 with varnish-modules in front of Sideline: answers shared dashboards (docs/scale.md), with the pages, scripts
# and pictures that they load, and passes everything else. Change the backend's address, and who may purge.
import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "5000";
}
acl workers {
  "localhost";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # with a comma: through a proxy, whose own address may be allowed
    if (client.ip !~ workers || req.http.X-Forwarded-For ~ ",") {
      return (synth(405));
    }
    if (!req.http.xkey-purge) {
      return (synth(400));
    }
    return (synth(200, "Purged " + xkey.purge(req.http.xkey-purge)));
  }
  if (req.http.Upgrade ~ "(?i)websocket") {
    return (pipe);
  }
  if (req.method != "GET" && req.method != "HEAD" || req.http.Authorization) {
    return (pass);
  }
  if (req.url ~ "^/(dashboards|campaign-dashboard|seasonal-dashboard)/[\w.-]+(/[\w/-]+)?(\?.*)?$") {
    set req.url = regsub(req.url, "\?.*$", "");
  } else if (req.url ~ "^/files/[^?]+\?e=\d+&s=[\w-]+&edge=1(&size=page)?$") {
    if (req.http.Accept ~ "image/webp" && req.http.Accept !~ "text/html") {
      set req.http.Accept = "image/webp";
    } else {
      unset req.http.Accept;
    }
  } else if (req.url !~ "^/assets/[^?]+$") {
    return (pass);
  }
  unset req.http.Cookie;
  return (hash);
}

sub vcl_hash {
  hash_data(req.url); # not the host, which a client may invent
  return (lookup);
}

sub vcl_pipe {
  set bereq.http.Upgrade = req.http.Upgrade;
  set bereq.http.Connection = req.http.Connection;
}

sub vcl_backend_fetch {
  # what is stored has been fetched in 15 s at most (EDGE_FETCH_SECONDS)
  set bereq.first_byte_timeout = 12s;
  set bereq.between_bytes_timeout = 3s;
  if (bereq.uncacheable) {
    set bereq.first_byte_timeout = 300s;
    set bereq.between_bytes_timeout = 60s;
  }
}

sub vcl_backend_response {
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  if (beresp.status != 200 || beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "public") {
    if (bereq.is_bgfetch) {
      return (abandon); # what is stored is answered until its time is over
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  if (beresp.http.Cache-Control ~ "stale-while-revalidate=") {
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-while-revalidate=(\d+).*$", "\1s"), 0s);
  }
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
}
